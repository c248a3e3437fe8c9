import type { ReactNode } from 'react';
import {
  actions,
  amount,
  facts,
  name,
  seller,
  sellerDetail,
  sellerName,
  sheet,
  title,
  value,
} from './ReceiptSheet.css';

export interface ReceiptFact {
  nameText: string;
  valueText: string;
}

export interface ReceiptSheetProps {
  /** The receipt with its number. */
  titleText: string;
  sellerText: string;
  /** Address and tax number of the seller, a line each. */
  sellerDetails: readonly string[];
  facts: readonly ReceiptFact[];
  amounts: readonly ReceiptFact[];
  /** What can be done with it; not printed. */
  children?: ReactNode;
}

/** A receipt, on the screen and on paper. */
export function ReceiptSheet(props: ReceiptSheetProps) {
  return (
    <article className={sheet}>
      <div className={seller}>
        <p className={sellerName}>
          <bdi>{props.sellerText}</bdi>
        </p>
        {props.sellerDetails.map((detail) => (
          <p key={detail} className={sellerDetail}>
            <bdi>{detail}</bdi>
          </p>
        ))}
      </div>
      <h1 className={title}>{props.titleText}</h1>
      <Facts of={props.facts} valueClass={value} />
      <Facts of={props.amounts} valueClass={amount} />
      {props.children && <div className={actions}>{props.children}</div>}
    </article>
  );
}

function Facts({ of, valueClass }: { of: readonly ReceiptFact[]; valueClass: string }) {
  return (
    <dl className={facts}>
      {of.map(({ nameText, valueText }) => [
        <dt key={nameText} className={name}>
          {nameText}
        </dt>,
        <dd key={`${nameText}-value`} className={valueClass}>
          <bdi>{valueText}</bdi>
        </dd>,
      ])}
    </dl>
  );
}
