/** One choice of a group. */
export interface FilterChoice {
  id: string;
  text: string;
  /** How many results it has beside what the other groups have chosen; null where that isn't known. */
  count: number | null;
  isChosen: boolean;
}

/** Choices of one kind: languages, genres, an order. */
export interface FilterGroup {
  id: string;
  label: string;
  /** One choice takes the place of another, as with an order. */
  isSingle?: boolean | undefined;
  choices: readonly FilterChoice[];
}
