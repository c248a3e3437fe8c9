/** Where the field's options are, for assistive technology. */
export interface ComboboxState {
  isExpanded: boolean;
  /** The listbox; null while there is none. */
  listId: string | null;
  activeId: string | null;
}

/** What the field passes to the code that suggests something for it. */
export interface SearchFieldHandle {
  input: HTMLInputElement;
  /** All of the search: the field and what is suggested. */
  box: HTMLElement;
  /** It was opened; on a small screen it then lies over the page. */
  isOpen: boolean;
  onCombobox: (state: ComboboxState) => void;
  /** Closes the field where it lies over the header, and gives the focus back. */
  close: () => void;
}
