/** Whether the last digit of a GTIN (EAN, UPC) fits the others. */
export function hasCheckDigit(barcode: string): boolean {
  const sum = [...barcode]
    .toReversed()
    .reduce((all, digit, index) => all + Number(digit) * (index % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}
