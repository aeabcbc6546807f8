// Brand, format and validity of a card number, expiry and CVC.

const brands = [
  { id: "visa", name: "Visa", starts: /^4/, lengths: [16], groups: [4, 4, 4, 4], cvc: 3 },
  {
    id: "mastercard",
    name: "Mastercard",
    starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    cvc: 3,
  },
  {
    id: "amex",
    name: "Amex",
    starts: /^3[47]/,
    lengths: [15],
    groups: [4, 6, 5],
    cvc: 4,
  },
  {
    id: "discover",
    name: "Discover",
    starts: /^6(011|4[4-9]|5)/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    cvc: 3,
  },
  {
    id: "diners",
    name: "Diners",
    starts: /^3(0|6|8)/,
    lengths: [14, 16],
    groups: [4, 6, 4],
    cvc: 3,
  },
  { id: "jcb", name: "JCB", starts: /^35/, lengths: [16], groups: [4, 4, 4, 4], cvc: 3 },
  {
    id: "unionpay",
    name: "UnionPay",
    starts: /^62/,
    lengths: [16, 19],
    groups: [4, 4, 4, 4, 3],
    cvc: 3,
  },
];
const unknown = { id: "unknown", name: "", lengths: [16], groups: [4, 4, 4, 4], cvc: 3 };

export function brandOf(digits) {
  return brands.find(({ starts }) => starts.test(digits)) ?? unknown;
}

/** «4242424242424242» → «4242 4242 4242 4242»; drops digits beyond the length of the brand. */
export function groupNumber(text) {
  const digits = text.replace(/\D/g, "");
  const { groups, lengths } = brandOf(digits);
  const parts = [];
  let rest = digits.slice(0, Math.max(...lengths));
  for (const size of groups) {
    if (rest) parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  if (rest) parts.push(rest);
  return parts.join(" ");
}

/** The check digit of ISO/IEC 7812. */
function passesLuhn(digits) {
  let sum = 0;
  for (const [at, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** «122» → «12 / 2»; also accepts «12/2030» from autofill and reads «5» as May. */
export function groupExpiry(text, deleting = false) {
  let digits = text.replace(/\D/g, "");
  if (/^[2-9]/.test(digits) || /^\d\s*[/-]/.test(text.trim())) digits = `0${digits}`;
  if (digits.length === 6) digits = digits.slice(0, 2) + digits.slice(4);
  digits = digits.slice(0, 4);
  if (digits.length < 2 || (deleting && digits.length === 2)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

/** `{ month, year }` of «12 / 30»; null while incomplete. */
export function parseExpiry(text) {
  const [, month, year] = /^(\d\d)\D*(\d\d)$/.exec(text.trim()) ?? [];
  return year ? { month: Number(month), year: 2000 + Number(year) } : null;
}

const validationError = (param, code, message) => ({
  type: "validation_error",
  code,
  param,
  message,
});

export function numberError(text) {
  const digits = text.replace(/\D/g, "");
  const { lengths } = brandOf(digits);
  if (!lengths.includes(digits.length)) {
    return validationError(
      "number",
      "incomplete_number",
      "El número de tu tarjeta está incompleto.",
    );
  }
  if (!passesLuhn(digits)) {
    return validationError("number", "invalid_number", "El número de tu tarjeta no es válido.");
  }
  return null;
}

export function expiryError(text, now) {
  const expiry = parseExpiry(text);
  if (!expiry) {
    return validationError(
      "expiry",
      "incomplete_expiry",
      "La fecha de caducidad de tu tarjeta está incompleta.",
    );
  }
  if (expiry.month < 1 || expiry.month > 12) {
    return validationError(
      "expiry",
      "invalid_expiry_month",
      "La fecha de caducidad de tu tarjeta no es válida.",
    );
  }
  const year = now.getFullYear();
  if (expiry.year < year || (expiry.year === year && expiry.month < now.getMonth() + 1)) {
    return validationError("expiry", "invalid_expiry_year_past", "Tu tarjeta ha caducado.");
  }
  if (expiry.year > year + 50) {
    return validationError(
      "expiry",
      "invalid_expiry_year",
      "La fecha de caducidad de tu tarjeta no es válida.",
    );
  }
  return null;
}

export function cvcError(text, number) {
  if (text.replace(/\D/g, "").length === brandOf(number.replace(/\D/g, "")).cvc) return null;
  return validationError(
    "cvc",
    "incomplete_cvc",
    "El código de seguridad de tu tarjeta está incompleto.",
  );
}
