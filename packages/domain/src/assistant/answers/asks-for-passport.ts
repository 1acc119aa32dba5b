const words =
  /\b(?:ask|asks|asked|asking|wants?|wanted|needs?|needed|demands?|demanded|requires?|takes?|took|scan(?:s|ned)?|cop(?:y|ies|ied)|photograph\w*)\b(?: \w+){0,3} passports?\b/
const inShop =
  /\b(?:shops?|stores?|boutiques?|sellers?|clerks?|cashiers?|salesperson|till|they|she|he|lady|guy)\b/

/** Returns whether a shop wants the passport: "they want my passport, is that normal?" */
export const asksForPassport = (line: string): boolean => words.test(line) && inShop.test(line)
