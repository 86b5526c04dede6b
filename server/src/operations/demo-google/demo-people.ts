import { sha256Hex } from '../../common/sha256.js';

export interface DemoPerson {
  name: string;
  email: string;
}

/** A person to pick on the consent page. */
export interface ListedPerson extends DemoPerson {
  /** Who they are, in Malay. */
  role: string;
}

/** Two couples, and the seller as ADMIN_EMAILS has it while the demo serves. */
export const DEMO_PEOPLE: readonly ListedPerson[] = [
  { name: 'Nur Aisyah binti Rahman', email: 'aisyah@example.com', role: 'Pengantin perempuan, bersama Danial' },
  { name: 'Muhammad Danial bin Yusof', email: 'danial@example.com', role: 'Pengantin lelaki, bersama Aisyah' },
  { name: 'Nurul Izzah binti Kamaruddin', email: 'izzah@example.com', role: 'Pengantin perempuan, bersama Hakim' },
  { name: 'Farah Nabilah binti Othman', email: 'farah@example.com', role: 'Kakak Nurul Izzah, pengurus majlis' },
  { name: 'Penjual SeriKad', email: 'seller@example.com', role: 'Pemilik kedai' },
];

/** The account's simulated Google id: 21 digits like Google's, always the same for an email. */
export function demoSub(email: string): string {
  const digits = BigInt(`0x${sha256Hex(email.toLowerCase())}`).toString();
  return `1${digits.slice(0, 20).padStart(20, '0')}`;
}

/** Errors of the typed values, by field; in Malay. */
export interface PersonErrors {
  name?: string;
  email?: string;
}

export function personErrors({ name, email }: DemoPerson): PersonErrors {
  const errors: PersonErrors = {};
  if (name === '') errors.name = 'Sila isi nama.';
  else if ([...name].length > 100) errors.name = 'Nama paling banyak 100 aksara.';
  if (email.length > 254 || !/^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/.test(email)) {
    errors.email = 'Sila isi e-mel seperti nama@example.com.';
  }
  return errors;
}
