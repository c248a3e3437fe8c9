const PAISE_PER_RUPEE = 100;

/** Whole rupees, the unit of every call, as paise, the payment provider's unit; throws RangeError otherwise. */
export function toPaise(rupees: number): number {
  if (!Number.isSafeInteger(rupees) || rupees < 0)
    throw new RangeError(`${rupees} is not a number of whole rupees`);
  return rupees * PAISE_PER_RUPEE;
}

/** Paise as rupees, which may be a fraction. */
export const toRupees = (paise: number): number => paise / PAISE_PER_RUPEE;
