import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'

/** The code formats of boarding passes and of tax-free forms. */
const options: ReaderOptions = {
  formats: ['Aztec', 'PDF417', 'QRCode', 'DataMatrix', 'Code128', 'Code39', 'ITF', 'EAN13'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  maxNumberOfSymbols: 4,
}

/** The reader's WebAssembly: its URL, or its bytes. */
export type ReaderSource = { url: string } | { bytes: ArrayBuffer }

/** Loads the reader's WebAssembly once. Rejects if that fails; the next call tries again. */
export async function prepareReader(source: ReaderSource): Promise<void> {
  await prepareZXingModule({
    overrides: 'url' in source ? { locateFile: () => source.url } : { wasmBinary: source.bytes },
    // Never treats two calls as equal, so a failed load is repeated.
    equalityFn: () => false,
    fireImmediately: true,
  })
}

/** Returns the distinct texts of the codes in a picture; empty if none was read reliably. */
export async function readCodes(image: ImageData): Promise<string[]> {
  const found = await readBarcodes(image, options)
  const sure = found.filter(
    ({ isValid, text, symbology }) => isValid && text !== '' && (symbology !== 'ITF' || isWholeItf(text)),
  )
  return [...new Set(sure.map(({ text }) => text))]
}

/**
 * An ITF code seen from the side may be read as a shorter number, without an error. Only 14 digits with a valid check
 * digit (GS1) are reliable.
 */
function isWholeItf(digits: string): boolean {
  const sum = Array.from(digits).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1),
    0,
  )
  return digits.length === 14 && sum % 10 === 0
}
