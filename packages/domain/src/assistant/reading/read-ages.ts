const said = [
  /\b(\d{1,3}) ?(?:years?|yrs?) olds?\b/g,
  /\b(?:son|daughter|child|kid|he|she|i am|im|aged?|boy|girl)(?: is| am)? (\d{1,2})\b(?= |$)(?! (?:eur|usd|gbp|euros?|dollars?|pounds?|days?|weeks?|months?|hours?)\b)/g,
]

/** The ages in years that a line of lower-case words names: "my son is 15", "16 years old". */
export function readAges(line: string): number[] {
  return [...new Set(said.flatMap((pattern) => [...line.matchAll(pattern)].map(([, age]) => Number(age))))]
}
