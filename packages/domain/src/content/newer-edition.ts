/** What a page says while an edition of the desk is in force that it was not written with; `name` is that edition's. */
export const newerEditionSentence = (name: string) =>
  `The rules have changed since this page was written: the calculator computes with “${name}”. Where a figure here differs, the calculator’s counts.`
