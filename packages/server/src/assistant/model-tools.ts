import { describeLocations } from '@retour/domain/assistant/answers/describe-customs'
import { describeDeadline } from '@retour/domain/assistant/answers/describe-deadline'
import { describeEstimate } from '@retour/domain/assistant/answers/describe-estimate'
import { describeOwnRows } from '@retour/domain/assistant/answers/describe-own-rows'
import { describeRule } from '@retour/domain/assistant/answers/describe-rule'
import { describePassage } from '@retour/domain/assistant/answers/describe-passage'
import { subjects } from '@retour/domain/assistant/tools/explain'
import type { Toolbox } from '@retour/domain/assistant/tools/toolbox'
import { currencies } from '@retour/domain/money/currencies'
import { formatMoney } from '@retour/domain/money/money'
import { invalidAmountMessage, parseAmount } from '@retour/domain/money/parse-amount'
import { findPlace, type Place } from '@retour/domain/places/catalogue'
import { countries } from '@retour/domain/places/countries'
import { locationTypes } from '@retour/domain/places/location-types'
import { isCalendarDate } from '@retour/domain/vat/deadlines'
import type { ToolSet } from 'ai'
import * as z from 'zod'
import type { Statement, Statements } from './model-statements.ts'
import {
  isRefusal,
  repliesWithoutFacts,
  saysOfCustoms,
  sayTitled,
  type ReplyWithoutFacts,
} from './model-replies.ts'

const country = z.enum(countries)
const place = z.string().max(60).describe('the place as a slug, e.g. paris, cdg, madrid-airport')
const placeArguments = z.object({ country, place })
const maxCalls = 16

type Given = Statement | Statement[] | { error: string }

/**
 * Returns the toolbox as tools for a model. Each call adds statements in the built-in concierge's words, never with
 * text of the call, and returns their ids and texts. Invalid arguments or too many calls return a sentence instead of
 * an error.
 */
export function createModelTools(tools: Toolbox, statements: Statements): ToolSet {
  let calls = 0
  const run = async (give: () => Given | Promise<Given>) => {
    calls += 1
    if (calls > maxCalls) return { error: 'too many calls' }
    const given = await give()
    if ('error' in given) return given
    return { facts: [given].flat().map(({ id, text }) => ({ id, says: text })) }
  }
  return {
    estimate_refund: tool({
      description: 'Estimated refund of one purchase, whether it is eligible, and what the law says.',
      inputSchema: z.object({
        amount: z.union([z.number(), z.string().max(40)]).describe('as the asker wrote it'),
        currency: z.enum(currencies),
        country,
      }),
      execute: ({ amount, currency, country: inCountry }) =>
        run(() => {
          // A number has one decimal sign. A text may be copied from the user's message.
          const parsed = parseAmount(typeof amount === 'number' ? amount.toFixed(2) : amount, currency)
          if (parsed.kind === 'ambiguous') {
            const [thousands, decimal] = parsed.readings.map((cents) => formatMoney({ currency, cents }))
            return { error: `can be ${thousands} or ${decimal}: ask which one it is` }
          }
          if (parsed.kind !== 'read') return { error: invalidAmountMessage }
          const estimate = tools.estimate({ currency, cents: parsed.cents }, inCountry)
          return statements.add({
            kind: 'estimate',
            about: lastAbout(tools),
            text: describeEstimate(estimate, { isCurrencyAssumed: false }),
            citations: estimate.citations,
          })
        }),
    }),
    country_rule: tool({
      description:
        'VAT rate, minimum purchase and validation of a country, and today’s law where it differs.',
      inputSchema: z.object({ country }),
      execute: ({ country: requested }) =>
        run(() => {
          const rule = tools.rule(requested)
          return statements.add({
            kind: 'rule',
            about: requested,
            text: describeRule(rule),
            citations: rule.citations,
          })
        }),
    }),
    customs_at: tool({
      description:
        'Customs and refund desks with their hours, and luggage rules, at an airport, station or city.',
      inputSchema: placeArguments,
      execute: (requested) =>
        run(() =>
          withPlace(requested, (found) => {
            const there = tools.customs(found)
            return saysOfCustoms(there).map((text) =>
              statements.add({
                kind: 'desks',
                about: lastAbout(tools),
                text,
                citations: there.citations,
              }),
            )
          }),
        ),
    }),
    find_refund_locations: tool({
      description: 'Refund offices and shops of a place; nearest first when near is the name of one of them.',
      inputSchema: placeArguments.extend({
        type: z.enum(locationTypes).optional(),
        near: z.string().max(60).optional(),
      }),
      execute: (requested) =>
        run(() =>
          withPlace(requested, (found) => {
            const locations = tools.locations(found, requested.type, requested.near ?? null)
            return statements.add({
              kind: 'locations',
              about: lastAbout(tools),
              text: describeLocations(locations),
              citations: locations.citations,
            })
          }),
        ),
    }),
    export_deadline: tool({
      description: 'Last days to leave the EU with goods bought on a day that the asker named.',
      inputSchema: z.object({ purchase_day: z.string().max(10).describe('YYYY-MM-DD') }),
      execute: ({ purchase_day: day }) =>
        run(() => {
          if (!isCalendarDate(day)) return { error: 'not a day of the calendar, write YYYY-MM-DD' }
          const deadline = tools.deadline(day)
          return statements.add({
            kind: 'deadline',
            about: day,
            text: describeDeadline(deadline),
            citations: deadline.citations,
          })
        }),
    }),
    explain: tool({
      description: 'One subject in words: who may claim, what went wrong, what counts, how it works.',
      inputSchema: z.object({ subject: z.enum(subjects) }),
      execute: ({ subject }) =>
        run(() => {
          const { text, citations } = tools.explain(subject)
          return statements.add({
            kind: 'explain',
            about: subject,
            text: sayTitled(subject, text),
            isRefusal: isRefusal(subject),
            citations,
          })
        }),
    }),
    search_guides: tool({
      description: 'Search of all our pages. Name country and place where known.',
      inputSchema: z.object({
        query: z.string().max(300),
        country: country.optional(),
        place: place.optional(),
      }),
      execute: ({ query, country: inCountry, place: slug }) =>
        run(() =>
          tools.search(query, { country: inCountry ?? null, slug: slug ?? null }).map((passage) =>
            statements.add({
              kind: 'passage',
              about: '',
              text: describePassage(passage),
              citations: [passage.citation],
            }),
          ),
        ),
    }),
    my_data: tool({
      description:
        'The asker’s own saved calculations, ride requests and favorites. Only when they ask for them.',
      inputSchema: z.object({}),
      execute: () =>
        run(async () => {
          const rows = await tools.ownRows()
          return (['own-calculations', 'own-bookings', 'own-places'] as const).map((kind) =>
            statements.add({
              kind: 'own',
              about: kind,
              text: describeOwnRows(rows, kind),
              citations: rows.citations,
            }),
          )
        }),
    }),
    ask_back: tool({
      description:
        'Asks for what is missing: country, amount, day, place, unclear_amount (it can be read in two ways), sum (of several ' +
        'receipts). Or a reply to a greeting, to what is outside the subject, not_known to any tool, not_allowed.',
      inputSchema: z.object({ what: z.enum(Object.keys(repliesWithoutFacts) as [ReplyWithoutFacts]) }),
      execute: ({ what }) =>
        run(() =>
          statements.add({ kind: 'question', about: what, text: repliesWithoutFacts[what], citations: [] }),
        ),
    }),
  }
}

/** Types a tool by its own schema, because the client is imported later. */
const tool = <S extends z.ZodType>(made: {
  description: string
  inputSchema: S
  execute: (given: z.infer<S>) => unknown
}) => made as unknown as ToolSet[string]

/** Returns what the last call of the toolbox was about. */
const lastAbout = (tools: Toolbox) => tools.calls.at(-1)?.about ?? ''

function withPlace(
  { country: inCountry, place: slug }: z.infer<typeof placeArguments>,
  answer: (found: Place) => Given,
): Given {
  const found = findPlace(inCountry, slug.trim().toLowerCase().replaceAll(/\s+/g, '-'))
  return found ? answer(found) : { error: 'no such place in that country' }
}
