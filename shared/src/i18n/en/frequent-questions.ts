export const frequentQuestions = (pdfPrice: number) => [
  {
    question: 'How long until the card is ready?',
    answer:
      'The E-Card is ready as soon as you save the details. A PDF takes 2–5 working days and a Motion Video 3–7 working days.',
  },
  {
    question: 'Can I change the details after I have shared the link?',
    answer:
      'Yes. The E-Card can be edited at any time, and guests see the change at once. Video, PDF and printed cards become final when the details are submitted.',
  },
  {
    question: 'Is the PDF included?',
    answer: `The PDF is free if you order printed cards. Otherwise a PDF to print yourself (A5 or A6, 2 pages) costs RM ${pdfPrice}.`,
  },
  {
    question: 'How do I pay?',
    answer: 'Payment is arranged on WhatsApp. Press Pay Now in your order; the order number is included automatically.',
  },
  {
    question: 'Can I ask for a custom design?',
    answer: 'We do not accept custom designs, but colours, fonts, background and music can be changed in the editor.',
  },
];
