import { Children, type ReactNode, useId } from 'react';
import { Button } from '../Button/Button';
import { Check } from '../Icon/icons';
import {
  card,
  cell,
  feature,
  featureText,
  foot,
  grid,
  name as nameClass,
  period,
  price,
  tick,
} from './PlanCard.css';

export interface PlanCardProps {
  name: string;
  /** The amount, for instance "₹199". */
  amountText: string;
  /** The amount with what it is for, before or after it, for instance "₹199/month". The amount stands out. */
  priceText: string;
  /** What the plan gives, one line each. */
  features: readonly string[];
  /** The button's words, "Processing..." while it is busy. */
  selectText: string;
  onSelect: () => void;
  isBusy?: boolean | undefined;
  /** Another plan is being paid for. */
  isDisabled?: boolean | undefined;
  /** A second way to take the plan, busy in place of the first. */
  alternative?: { text: string; onSelect: () => void; isBusy?: boolean } | undefined;
}

/** One plan with its price and the button that starts paying for it. */
export function PlanCard({
  name,
  amountText,
  priceText,
  features,
  selectText,
  onSelect,
  isBusy = false,
  isDisabled = false,
  alternative,
}: PlanCardProps) {
  const id = useId();
  const [before, after] = priceText.split(amountText);
  return (
    <article className={card} aria-labelledby={id}>
      <h2 className={nameClass} id={id} dir="auto">
        {name}
      </h2>
      <p className={price}>
        {before && <span className={period}>{before}</span>}
        {amountText}
        {after && <span className={period}>{after}</span>}
      </p>
      <ul>
        {features.map((line) => (
          <li className={feature} key={line}>
            <Check className={tick} size={18} />
            <span className={featureText} dir="auto">
              {line}
            </span>
          </li>
        ))}
      </ul>
      <div className={foot}>
        <Button
          variant="action"
          size="large"
          width="full"
          isBusy={isBusy}
          disabled={isDisabled || alternative?.isBusy}
          aria-describedby={id}
          onClick={onSelect}
        >
          {selectText}
        </Button>
        {alternative && (
          <Button
            variant="quiet"
            width="full"
            isBusy={alternative.isBusy}
            disabled={isBusy || isDisabled}
            aria-describedby={id}
            onClick={alternative.onSelect}
          >
            {alternative.text}
          </Button>
        )}
      </div>
    </article>
  );
}

/** Plans side by side, as many as fit. */
export function PlanGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={grid}>
      {Children.map(children, (child) => (
        <li className={cell}>{child}</li>
      ))}
    </ul>
  );
}
