import { expect, test } from 'vitest'
import { findPlace } from '../../places/catalogue.ts'
import type { Country } from '../../places/countries.ts'
import { airportOf } from './airport-of.ts'

const slugOf = (country: Country, slug: string) => airportOf(findPlace(country, slug)!)?.slug ?? null

test.each([
  ['its own', 'france', 'nice', 'nice-airport'],
  ['under another name', 'italy', 'rome', 'fiumicino'],
  ['the only one of three with a page', 'italy', 'milan', 'malpensa'],
  ['of the next town', 'france', 'cannes', 'nice-airport'],
  ['of the next town', 'spain', 'marbella', 'malaga-airport'],
  ['two, the ticket decides', 'france', 'paris', null],
  ['one without a page', 'germany', 'hamburg', null],
  ['an airport', 'france', 'orly', 'orly'],
  ['a station', 'france', 'gare-du-nord', 'gare-du-nord'],
] as const)('%s: %s, %s', (_what, country, slug, airport) => expect(slugOf(country, slug)).toBe(airport))
