import { inventedNumbers } from '@retour/domain/assistant/numbers-in'
import { citationsOf } from '@retour/domain/assistant/tools/toolbox'
import { redact } from '#server/gate/redact'
import { modelInstructions } from './model-instructions.ts'

type Evidence = { results: readonly unknown[]; asked: readonly string[] }
export type CheckedAnswer = { ok: true; text: string } | { ok: false; reason: string }

const longestAnswer = 4000
const leakWords = 7

/**
 * Lets a model's answer pass only if every number in it was asked or given by a tool, and it tells neither its
 * instructions nor addresses or keys. Links stay where a tool gave their page; other links, images and tags become words.
 */
export function checkModelAnswer(answer: string, { results, asked }: Evidence): CheckedAnswer {
  const pages = new Set(citationsOf(results).map(({ path }) => path))
  if (answer.includes('\0') || !answer.isWellFormed()) return { ok: false, reason: 'a broken character' }
  if (answer.length > longestAnswer) return { ok: false, reason: 'too long' }
  const text = keepOurLinks(answer, pages).trim()
  if (text === '') return { ok: false, reason: 'empty' }
  if (redact(text) !== text) return { ok: false, reason: 'an address or a key' }
  if (/https?:|www\./i.test(text)) return { ok: false, reason: 'an address of another site' }
  if (isLeaking(text)) return { ok: false, reason: 'its instructions' }
  const invented = inventedNumbers(text, [JSON.stringify(results), ...asked])
  return invented.length > 0 ? { ok: false, reason: 'a number that no tool gave' } : { ok: true, text }
}

function keepOurLinks(text: string, pages: ReadonlySet<string>): string {
  return text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g, (whole, words: string, to: string) =>
      pages.has(to.replace(/[?#].*$/, '')) ? `[${words}](${to})` : words,
    )
}

function isLeaking(text: string): boolean {
  const told = ` ${wordsOf(text).join(' ')} `
  const secret = wordsOf(modelInstructions)
  return secret.some((_, at) => {
    const run = secret.slice(at, at + leakWords)
    return run.length === leakWords && told.includes(` ${run.join(' ')} `)
  })
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []
