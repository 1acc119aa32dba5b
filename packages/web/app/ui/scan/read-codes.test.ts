import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { passText } from '@retour/domain/exit/testing/pass-text'
import { beforeAll, describe, expect, test } from 'vitest'
import { turns } from './picture-pixels.ts'
import { prepareReader, readCodes } from './read-codes.ts'
import {
  beside,
  blurred,
  codePicture,
  covered,
  dim,
  imageOf,
  type Picture,
  prepareWriter,
  turned,
} from './testing/code-pictures.ts'

const { resolve } = createRequire(import.meta.url)
const bytesOf = async (file: string): Promise<ArrayBuffer> =>
  Uint8Array.from(await readFile(resolve(file))).buffer

beforeAll(async () => {
  await prepareReader({ bytes: await bytesOf('zxing-wasm/reader/zxing_reader.wasm') })
  await prepareWriter(await bytesOf('zxing-wasm/writer/zxing_writer.wasm'))
})

const leg = { from: 'CDG', to: 'HND', carrier: 'AF', number: '0274', day: '333', more: '>5181WW6328BAF 0057' }
const pass = passText([leg])
const twoLegs = passText([leg, { ...leg, from: 'HND', to: 'CTS', carrier: 'NH', number: '71' }])
const form = 'DER20261125000123456789'
const code = 'ES-4F7K2Q9WX1'

type Make = () => Promise<Picture>
const of =
  (text: string, format: Parameters<typeof codePicture>[1], change = (one: Picture) => one): Make =>
  async () =>
    change(await codePicture(text, format))

describe('is read', () => {
  test.each<[string, string, Make]>([
    ['a pass as Aztec', pass, of(pass, 'Aztec')],
    ['a pass as PDF417', pass, of(pass, 'PDF417')],
    ['a pass as QR code', pass, of(pass, 'QRCode')],
    ['a pass as Data Matrix', pass, of(pass, 'DataMatrix')],
    ['a pass of two legs as Aztec', twoLegs, of(twoLegs, 'Aztec')],
    ['a pass of two legs as PDF417', twoLegs, of(twoLegs, 'PDF417')],
    ['a form as Code 128', form, of(form, 'Code128')],
    ['a form as QR code', code, of(code, 'QRCode')],
    ['a form as PDF417', form, of(form, 'PDF417')],
    ['an Aztec code on its side', pass, of(pass, 'Aztec', (one) => turned(one, 90))],
    ['an Aztec code upside down', pass, of(pass, 'Aztec', (one) => turned(one, 180))],
    ['an Aztec code held askew', pass, of(pass, 'Aztec', (one) => turned(one, 12))],
    ['a QR code held askew', pass, of(pass, 'QRCode', (one) => turned(one, 33))],
    ['a PDF417 code upside down', pass, of(pass, 'PDF417', (one) => turned(one, 180))],
    ['a PDF417 code on its side', pass, of(pass, 'PDF417', (one) => turned(one, 90))],
    ['a Code 128 on its side', form, of(form, 'Code128', (one) => turned(one, 270))],
    ['a Code 128 held a little askew', form, of(form, 'Code128', (one) => turned(one, 5))],
    ['an Aztec code in bad light', pass, of(pass, 'Aztec', (one) => dim(one, 60, 110))],
    ['a QR code in bad light', pass, of(pass, 'QRCode', (one) => dim(one, 90, 130))],
    ['a Code 128 in bad light', form, of(form, 'Code128', (one) => dim(one, 70, 120))],
    ['a QR code a little out of focus', pass, of(pass, 'QRCode', (one) => blurred(one, 2))],
    ['an Aztec code a little out of focus', pass, of(pass, 'Aztec', (one) => blurred(one, 1))],
    ['a QR code light on dark', pass, of(pass, 'QRCode', (one) => dim(one, 255, 0))],
    ['a QR code under a corner of a thumb', pass, of(pass, 'QRCode', (one) => covered(one, 0.12))],
  ])('%s', async (_, text, make) => expect(await readCodes(imageOf(await make()))).toEqual([text]))

  test('a PDF417 code held askew, in one of the looks', async () => {
    const picture = turned(await codePicture(pass, 'PDF417'), 9)
    const scans = await Promise.all(turns.map((turn) => readCodes(imageOf(turned(picture, turn)))))
    expect(scans[0]).toEqual([])
    expect(scans.flat()).toContain(pass)
  })

  test('a number as ITF, where its last digit checks the others', async () =>
    expect(await readCodes(imageOf(await codePicture('00012345678905', 'ITF')))).toEqual(['00012345678905']))

  test('two codes of one picture, both', async () => {
    const both = beside(await codePicture(pass, 'Aztec'), await codePicture(form, 'Code128'))
    expect((await readCodes(imageOf(both))).toSorted()).toEqual([pass, form].toSorted())
  })
})

describe('is refused, never read wrongly', () => {
  test.each<[string, Make]>([
    ['an Aztec code half covered', of(pass, 'Aztec', (one) => covered(one, 0.75))],
    ['a QR code half covered', of(pass, 'QRCode', (one) => covered(one, 0.7))],
    [
      'a Code 128 half covered',
      of(form, 'Code128', (one) => beside(covered(one, 1), turned(covered(one, 1), 90))),
    ],
    ['an Aztec code far out of focus', of(pass, 'Aztec', (one) => blurred(one, 9))],
    ['a picture of one grey', of(pass, 'Aztec', (one) => dim(one, 128, 128))],
    ['an ITF code of which nothing tells whether it is whole', of('00012345678901234567', 'ITF')],
    ['noise', async () => noise(240)],
  ])('%s', async (_, make) => expect(await readCodes(imageOf(await make()))).toEqual([]))
})

/** Deterministic noise in grey. */
function noise(side: number): Picture {
  let state = 7
  const grey = Uint8Array.from({ length: side * side }, () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return (state >> 16) & 255
  })
  return { width: side, height: side, grey }
}
