import type { GuideContent } from './guide-content.ts'

/** Returns the plain text part of a guide mail, with the links written out. */
export function guideMailText(guide: GuideContent): string {
  const law = guide.lawNote ? [`${guide.lawNote.text}\n${guide.lawNote.source}`] : []
  const { answers } = guide
  const both = answers
    ? [
        answers.headline.toUpperCase(),
        answers.guide.line,
        `${answers.law.line}\n${answers.law.source}`,
        ...(answers.atRate ? [answers.atRate] : []),
        answers.ask,
      ]
    : []
  const blocks = [
    `${guide.greeting}\n\n${guide.intro}`,
    guide.figures.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...both,
    ...guide.verdict,
    guide.ruleNote,
    ...law,
    guide.stepsHeading.toUpperCase(),
    ...guide.steps.map(({ when, title, text }, index) => `${index + 1}. ${title} (${when})\n${text}`),
    guide.advice,
    'DEADLINES',
    guide.deadline,
    'WHERE TO GO',
    guide.links.map(({ label, url }) => `${label}: ${url}`).join('\n'),
    // Mail clients recognize "-- " as the start of the signature.
    `-- \n${guide.sender.name}\n${guide.sender.url}\n\n${guide.why}\n${guide.deletion}\n${guide.unsubscribe.label}: ${guide.unsubscribe.url}`,
  ]
  return `${blocks.join('\n\n')}\n`
}
