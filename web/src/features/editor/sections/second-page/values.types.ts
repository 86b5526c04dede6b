/** The couple's text stays in the form while the shop's is chosen. */
export interface SecondPageValues {
  custom: boolean;
  invitationWord: string;
}
