import type { Letter } from './letter-of.ts'

/** Returns the letter to send: in the recipient's language only, with a blank line between its parts. */
export const letterText = ({ sender, recipient, parts }: Letter): string =>
  [sender.join('\n'), recipient.join('\n'), ...parts.map(({ sent }) => sent)].join('\n\n')

/** Returns a mailto link with subject and text but without a recipient. A mail has its own sender and date. */
export function letterMailLink(letter: Letter): string {
  const subject = letter.parts.find(({ part }) => part === 'subject')?.sent ?? ''
  const text = letter.parts
    .filter(({ part }) => part !== 'date' && part !== 'subject')
    .map(({ sent }) => sent)
    .join('\n\n')
  const body = [text, letter.sender.slice(1).join('\n')].join('\n')
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
}
