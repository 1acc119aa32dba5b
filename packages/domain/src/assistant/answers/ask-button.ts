/** The link of a button that sends its label as the next question. */
export const askLink = '#ask'

/** Returns a question as a button, in Markdown. In plain text it is the question in brackets. */
export const askButton = (question: string): string => `[${question}](${askLink})`

/** Returns buttons, one per line. */
export const askButtons = (questions: readonly string[]): string =>
  questions.map((question) => `- ${askButton(question)}`).join('\n')
