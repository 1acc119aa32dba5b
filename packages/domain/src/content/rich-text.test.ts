import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainText, readRichText } from './rich-text.ts'

describe('rich text', () => {
  test('words, a strong part and a link keep their order', () => {
    expect(readRichText('Ask **first**, then see [Orly](/france/orly).')).toEqual([
      { kind: 'text', text: 'Ask ' },
      { kind: 'strong', text: 'first' },
      { kind: 'text', text: ', then see ' },
      { kind: 'link', text: 'Orly', to: '/france/orly' },
      { kind: 'text', text: '.' },
    ])
  })

  test('nothing has no parts', () => {
    expect(readRichText('')).toEqual([])
  })

  test('an unfinished mark stays as it was written', () => {
    expect(plainText('2 ** 3 and [half](')).toBe('2 ** 3 and [half](')
  })

  test('no text is lost, whatever it holds', () => {
    const plain = fc.string().filter((text) => !/[*[\]()]/.test(text))
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        expect(plainText(`${before}**x**${after}`)).toBe(`${before}x${after}`)
      }),
    )
  })
})
