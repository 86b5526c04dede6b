/** What is behind the address of a guest page in that of its page for those who drive together. */
export const CONVOY_PATH = 'rombongan';
