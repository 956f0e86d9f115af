// Writes a value of a type as code, for examples.
import ts from 'typescript';

/** Texts of examples by the names of what they fill. */
const TEXTS = [
  [/website|street2/, ''],
  [/text|message|reply|answer|note|reason|content|remark|comment/i, 'Do you have 40 of these in stock?'],
  [/token|key|licenseNumber/i, 'a1b2c3'],
  [/productId/, '1001'],
  [/orderNumber|^number$/, 'cp2026112300001'],
  [/photos|avatar/, '/uploads/a1b2c3.jpg'],
  [/courier/, 'ups'],
  [/trackingNumber|slipNumber/, '1Z999AA10123456784'],
  [/refundNumber/, 'rf2026112300001'],
  [/invoiceNumber|invoices/, '2026-000001'],
  [/rechargeNumber|^reference$/, 'wx2026112300001'],
  [/Uid$|^uid$|Id$|Ids$|^id$/, '7'],
  [/email/i, 'dana@example.com'],
  [/phone|fax/i, '+1 213 555 0142'],
  [/password/i, 'a long password'],
  [/account/, 'danaglass'],
  [/^code$/, '123456'],
  [/keyword|search/, 'hinge'],
  [/country/i, 'US'],
  [/state|province/i, 'CA'],
  [/city|place/i, 'Los Angeles'],
  [/zip|postCode/i, '90012'],
  [/^addressee$/, 'Dana Reed'],
  [/^firstName$/, 'Dana'],
  [/^lastName$/, 'Reed'],
  [/street|address/i, '1 Harbor Way'],
  [/company/i, 'Dana Glass'],
  [/name|owner|person|cardholder/i, 'Dana Reed'],
  [/day|date/i, '2026-11-23'],
  [/path/i, '/payment'],
];

/** Code of a value of the type. What it needs is added to `imports`: path → names. */
export function sampleOf(checker, type, context) {
  const { name, imports } = context;
  const called = (type.aliasSymbol ?? type.symbol)?.name;
  // A union loses the alias of the branded number.
  const isBranded = type.isIntersection() && type.types.some(({ flags }) => flags & ts.TypeFlags.Number);
  if (called === 'Money' || isBranded) {
    imports.set('@rider/model/money', new Set(['money']));
    return 'money(12_50)';
  }
  if (called === 'Blob' || called === 'File') return `new File(['…'], 'hinge.jpg', { type: 'image/jpeg' })`;
  if (type.isUnion()) return sampleOfUnion(checker, type, context);
  if (type.isStringLiteral()) return `'${type.value}'`;
  if (type.isNumberLiteral()) return String(type.value);
  if (type.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type);
  if (type.flags & ts.TypeFlags.String) return `'${TEXTS.find(([pattern]) => pattern.test(name))?.[1] ?? 'Text'}'`;
  if (type.flags & ts.TypeFlags.Number) return /payBefore|At$/.test(name) ? 'Date.now()' : '1';
  if (type.flags & ts.TypeFlags.Null) return 'null';
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type);
    return `[${sampleOf(checker, item, context)}]`;
  }
  return sampleOfObject(checker, type, context);
}

/** Null where that is possible: an example shows what is needed. */
function sampleOfUnion(checker, type, context) {
  const kinds = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const nothing = kinds.find(({ flags }) => flags & ts.TypeFlags.Null);
  const truth = kinds.find((kind) => checker.typeToString(kind) === 'true');
  return sampleOf(checker, nothing ?? truth ?? kinds[0], context);
}

function sampleOfObject(checker, type, context) {
  const fields = checker.getPropertiesOfType(type).filter((field) => !(field.flags & ts.SymbolFlags.Optional));
  if (fields.length === 0) return '{}';
  const written = fields.map((field) => {
    const value = checker.getTypeOfSymbolAtLocation(field, context.declaration);
    const key = /^\w+$/.test(field.name) ? field.name : `'${field.name}'`;
    return `${key}: ${sampleOf(checker, value, { ...context, name: field.name })}`;
  });
  return `{ ${written.join(', ')} }`;
}
