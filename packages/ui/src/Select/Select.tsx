import { type KeyboardEvent, useId } from 'react';
import { ChevronDown } from '../Icon/icons';
import { useEarlyInput } from '../shared/useEarlyInput';
import { arrow, field, frame, label as labelClass, select } from './Select.css';

export interface SelectOption {
  value: string;
  text: string;
  /** The text's language (BCP 47), where it isn't the page's. */
  lang?: string;
}

export interface SelectProps {
  label: string;
  /** False where a heading shows the label; it is read out all the same. */
  isLabelShown?: boolean;
  options: readonly SelectOption[];
  value: string;
  /** Whether an arrow key opens the list, for a choice that reloads the page: some browsers choose the next option at once. */
  opensByArrow?: boolean;
  onChange: (value: string) => void;
}

function openByArrow(event: KeyboardEvent<HTMLSelectElement>) {
  const list = event.currentTarget;
  if (!['ArrowUp', 'ArrowDown'].includes(event.key) || !('showPicker' in list)) return;
  event.preventDefault();
  list.showPicker();
}

const chosenIn = ({ value }: HTMLSelectElement) => value;

/** One choice of a few, by the platform's own list: it knows every script and needs no code of ours. */
export function Select({ label, isLabelShown = true, options, value, opensByArrow, onChange }: SelectProps) {
  const id = useId();
  useEarlyInput(id, chosenIn, value, onChange);
  return (
    <div className={field}>
      {isLabelShown && (
        <label className={labelClass} htmlFor={id}>
          {label}
        </label>
      )}
      <span className={frame}>
        <select
          id={id}
          className={select}
          aria-label={isLabelShown ? undefined : label}
          value={value}
          // A browser that puts back what a page was left with would choose for its user.
          autoComplete="off"
          onKeyDown={opensByArrow ? openByArrow : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.text}
            </option>
          ))}
        </select>
        <ChevronDown className={arrow} size={16} />
      </span>
    </div>
  );
}
