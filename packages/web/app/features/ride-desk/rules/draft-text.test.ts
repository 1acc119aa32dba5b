import { editionDraft } from '@retour/domain/vat/edition-record'
import { rulesEditionIds, rulesEditions } from '@retour/domain/vat/rules'
import { expect, test } from 'vitest'
import { startDraft, readDraft, type DraftText, type RuleText } from './draft-text.ts'

const emptyDraft = (id: (typeof rulesEditionIds)[number]): DraftText =>
  startDraft(rulesEditions[id].rules, { name: 'April', effectiveOn: '2027-04-01' })
const withItaly = (changes: Partial<RuleText>) => {
  const text = emptyDraft('law-2026-11')
  return editionDraft.safeParse(
    readDraft({ ...text, rules: { ...text.rules, italy: { ...text.rules.italy, ...changes } } }),
  )
}

test.each(rulesEditionIds)('a draft from %s that nobody touched is that edition', (id) => {
  const { rules } = editionDraft.parse(readDraft(emptyDraft(id)))
  expect(rules).toEqual(rulesEditions[id].rules)
})

test('percent and euros are read with a point or a comma', () => {
  expect(
    withItaly({ rate: '22,5', minimumPurchase: '154.94', refundShare: '80' }).data?.rules.italy,
  ).toMatchObject({
    rate: 0.225,
    minimumPurchase: 154.94,
    refundShare: 0.8,
  })
})

test.each<[keyof RuleText, string]>([
  ['rate', ''],
  ['rate', '22.55'],
  ['rate', '0.22'],
  ['rate', '1e1'],
  ['minimumPurchase', '-1'],
  ['minimumPurchase', '70.001'],
  ['refundShare', '101'],
  ['validFrom', '1 April 2027'],
  ['source', '  '],
])('%s "%s" is named as wrong', (name, typed) => {
  const paths = withItaly({ [name]: typed }).error?.issues.map(({ path }) => path.join('.'))
  expect([...new Set(paths)]).toEqual([`rules.italy.${name}`])
})

test('an act can be taken away', () => {
  expect(withItaly({ act: ' ' }).data?.rules.italy).not.toHaveProperty('act')
})
