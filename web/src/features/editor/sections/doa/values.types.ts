/** The couple's prayer stays in the form while the shop's is chosen. */
export interface DoaValues {
  custom: boolean;
  doa: string;
}
