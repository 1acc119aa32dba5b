import { describe, expect, test } from 'vitest'
import { brokenLinksIn } from '../testing/our-paths.ts'
import { textsIn } from '../testing/texts-in.ts'
import type { Operator } from './legal-page.ts'
import { legalPaths } from './legal-paths.ts'
import { legalPageTemplates } from './legal-pages.ts'

const operator: Required<Operator> = {
  name: 'Example Travel SAS',
  address: '1 Rue de l’Exemple, 75000 Paris',
  email: 'hello@example.com',
  phone: '+33 1 00 00 00 00',
  registerNumber: 'RCS Paris 000 000 000',
  vatNumber: 'FR00000000000',
  publicationDirector: 'Camille Exemple',
  host: 'Example Host, 2 Rue du Serveur, 75000 Paris',
  mediator: 'Example Mediator, www.example.com',
}
const named = legalPageTemplates.map((words) => [words({}).path, words] as const)
const notEntered = /The operator of this site has not entered its [\w ]+ yet\./

describe('legal pages', () => {
  test('are privacy, terms, cookies and imprint', () => {
    expect(named.map(([path]) => path)).toEqual(['/privacy', '/terms', '/cookies', '/imprint'])
    expect(named.map(([path]) => path)).toEqual([...legalPaths])
  })

  test.each(named)('%s has a title and description of useful length', (_, words) => {
    const { title, description } = words({})
    expect(title.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(110)
    expect(description.length).toBeLessThanOrEqual(160)
  })

  test.each(named)('%s links to pages that exist', (_, words) => {
    expect(brokenLinksIn(words(operator))).toEqual([])
  })

  test.each(named)('%s says nothing is missing when nothing is', (_, words) => {
    expect(textsIn(words(operator)).filter((text) => notEntered.test(text))).toEqual([])
  })

  test.each(named)('%s: a value of blanks is a missing one, and nothing reads "undefined"', (_, words) => {
    const blank = words({ ...operator, name: ' ', address: '', mediator: undefined })
    expect(textsIn(words({})).filter((text) => text.includes('undefined'))).toEqual([])
    expect(textsIn(blank)).not.toContain(' ')
  })

  test('every value that the operator gives stands in the imprint, or in words that it is missing', () => {
    const [, imprint] = named.find(([path]) => path === '/imprint')!
    const given = textsIn(imprint(operator))
    for (const value of Object.values(operator)) expect(given).toContain(value)
    const none = textsIn(imprint({})).filter((text) => notEntered.test(text))
    expect(none).toHaveLength(Object.keys(operator).length)
  })

  test('no page leads to the closed European dispute platform, and privacy says that nothing is measured', () => {
    const texts = legalPageTemplates.flatMap((words) => textsIn(words(operator)))
    expect(texts.filter((text) => /ec\.europa\.eu|\bODR\b/.test(text))).toEqual([])
    expect(texts.filter((text) => /analytics/.test(text)).length).toBeGreaterThanOrEqual(2)
  })
})
