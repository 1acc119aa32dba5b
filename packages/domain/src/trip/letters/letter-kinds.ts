/** The letters that can be written from the wallet; `claim-to-shop` is Spain's direct claim. */
export const letterKinds = ['claim-to-shop', 'reminder-to-operator', 'missed-stamp'] as const

export type LetterKind = (typeof letterKinds)[number]
