export const sessionTexts = {
  signInRegister: 'Sign In/Register',
  signInRegisterBeside: 'Log masuk / Daftar',
  signIn: 'Sign In',
  signInBeside: 'Log masuk',
  requireAuth: 'Please sign in to view this page.',
  requireAuthBeside: 'Sila log masuk untuk melihat halaman ini.',
  ended: 'Sesi anda telah tamat. Log masuk semula; apa yang anda taip masih disimpan.',
} as const;
