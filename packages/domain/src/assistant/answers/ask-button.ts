/** Where a button leads: nowhere, it sends its words as the next question. */
export const askLink = '#ask'

/** A question as a button, in Markdown; in plain text it reads as the question in brackets. */
export const askButton = (question: string): string => `[${question}](${askLink})`

/** Buttons one below the other. */
export const askButtons = (questions: readonly string[]): string =>
  questions.map((question) => `- ${askButton(question)}`).join('\n')
