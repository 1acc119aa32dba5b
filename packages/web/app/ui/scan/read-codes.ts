import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'

/** Codes of boarding passes and of tax-free forms. */
const options: ReaderOptions = {
  formats: ['Aztec', 'PDF417', 'QRCode', 'DataMatrix', 'Code128', 'Code39', 'ITF', 'EAN13'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  maxNumberOfSymbols: 4,
}

/** Where the reader's WebAssembly lies: its address, or its bytes. */
export type ReaderSource = { url: string } | { bytes: ArrayBuffer }

/** Gets the reader ready; rejects where it does not come. What came once is used again. */
export async function prepareReader(source: ReaderSource): Promise<void> {
  await prepareZXingModule({
    overrides: 'url' in source ? { locateFile: () => source.url } : { wasmBinary: source.bytes },
    // A reader that did not come is asked for again.
    equalityFn: () => false,
    fireImmediately: true,
  })
}

/** The texts of all codes in a picture, each once; none where nothing can be read for sure. Bad ones are left out. */
export async function readCodes(image: ImageData): Promise<string[]> {
  const found = await readBarcodes(image, options)
  const sure = found.filter(
    ({ isValid, text, symbology }) => isValid && text !== '' && (symbology !== 'ITF' || isWholeItf(text)),
  )
  return [...new Set(sure.map(({ text }) => text))]
}

/**
 * Seen from aside, an ITF code is also read as a shorter number, and nothing in it tells. Only 14 digits of which the last
 * checks the others (the check digit of GS1) are sure.
 */
function isWholeItf(digits: string): boolean {
  const sum = Array.from(digits).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1),
    0,
  )
  return digits.length === 14 && sum % 10 === 0
}
