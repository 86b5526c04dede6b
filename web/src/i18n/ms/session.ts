export const sessionTexts = {
  signInRegister: 'Sign In/Register',
  signIn: 'Sign In',
  requireAuth: 'Please sign in to view this page.',
  ended: 'Sesi anda telah tamat. Log masuk semula; apa yang anda taip masih disimpan.',
} as const;
