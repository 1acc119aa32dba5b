import { subjects } from '@retour/domain/assistant/tools/explain'
import type { Toolbox } from '@retour/domain/assistant/tools/toolbox'
import { currencies } from '@retour/domain/money/currencies'
import { formatMoney } from '@retour/domain/money/money'
import { invalidAmountMessage, parseAmount } from '@retour/domain/money/parse-amount'
import { findPlace, type Place } from '@retour/domain/places/catalogue'
import { countries, type Country } from '@retour/domain/places/countries'
import { locationTypes } from '@retour/domain/places/location-types'
import { isCalendarDate } from '@retour/domain/vat/deadlines'
import type { ToolSet } from 'ai'
import * as z from 'zod'

const country = z.enum(countries)
const place = z.string().max(60).describe('the place as a slug, e.g. paris, cdg, madrid-airport')
const placeArguments = z.object({ country, place })

/** The toolbox in the form in which a model calls it. A bad argument gives the model a sentence, never an exception. */
export function createModelTools(tools: Toolbox): ToolSet {
  return {
    estimate_refund: {
      description: 'VAT and estimated refund of one purchase, and whether it is eligible.',
      inputSchema: z.object({
        amount: z.union([z.number(), z.string().max(40)]),
        currency: z.enum(currencies),
        country,
      }),
      execute: ({
        amount,
        currency,
        country: inCountry,
      }: {
        amount: number | string
        currency: (typeof currencies)[number]
        country: Country
      }) => {
        // A number has one decimal sign; a text may have been taken over from the asker as it was typed.
        const parsed = parseAmount(typeof amount === 'number' ? amount.toFixed(2) : amount, currency)
        if (parsed.kind === 'ambiguous') {
          const [thousands, decimal] = parsed.readings.map((cents) => formatMoney({ currency, cents }))
          return { error: `can be ${thousands} or ${decimal}: ask which one it is` }
        }
        if (parsed.kind !== 'read') return { error: invalidAmountMessage }
        return tools.estimate({ currency, cents: parsed.cents }, inCountry)
      },
    },
    country_rule: {
      description:
        'VAT rate, minimum purchase and validation system of a country, with today’s law where it differs.',
      inputSchema: z.object({ country }),
      execute: ({ country: asked }: { country: Country }) => tools.rule(asked),
    },
    customs_at: {
      description:
        'Customs and refund desks, kiosks and luggage rules at an airport, a station or in a city.',
      inputSchema: placeArguments,
      execute: (asked: z.infer<typeof placeArguments>) => withPlace(asked, (found) => tools.customs(found)),
    },
    find_refund_locations: {
      description:
        'Refund offices, shops and hubs of a place; nearest first when near is the name of one of them.',
      inputSchema: placeArguments.extend({
        type: z.enum(locationTypes).optional(),
        near: z.string().max(60).optional(),
      }),
      execute: (
        asked: z.infer<typeof placeArguments> & { type?: (typeof locationTypes)[number]; near?: string },
      ) => withPlace(asked, (found) => tools.locations(found, asked.type, asked.near ?? null)),
    },
    export_deadline: {
      description: 'Last days to leave the EU with goods bought on a day.',
      inputSchema: z.object({ purchase_day: z.string().describe('YYYY-MM-DD') }),
      execute: ({ purchase_day: day }: { purchase_day: string }) =>
        isCalendarDate(day) ? tools.deadline(day) : { error: 'not a day of the calendar, write YYYY-MM-DD' },
    },
    explain: {
      description: 'One subject in words: who may claim, what went wrong, what counts, how it works.',
      inputSchema: z.object({ subject: z.enum(subjects) }),
      execute: ({ subject }: { subject: (typeof subjects)[number] }) => tools.explain(subject),
    },
    search_guides: {
      description: 'Search of all our pages. Name country and place where known.',
      inputSchema: z.object({
        query: z.string().max(300),
        country: country.optional(),
        place: place.optional(),
      }),
      execute: ({
        query,
        country: inCountry,
        place: slug,
      }: {
        query: string
        country?: Country
        place?: string
      }) =>
        tools
          .search(query, { country: inCountry ?? null, slug: slug ?? null })
          .map(({ heading, text, placeName, citation }) => ({ heading, text, placeName, citation })),
    },
    my_data: {
      description:
        'The asker’s own saved calculations, ride requests and favorites. Only when they ask for them.',
      inputSchema: z.object({}),
      execute: () => tools.ownRows(),
    },
  }
}

function withPlace<T>(
  { country: inCountry, place: slug }: z.infer<typeof placeArguments>,
  answer: (found: Place) => T,
): T | { error: string } {
  const found = findPlace(inCountry, slug.trim().toLowerCase().replaceAll(/\s+/g, '-'))
  return found ? answer(found) : { error: 'no such place in that country' }
}
