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
  return [...new Set(found.flatMap(({ isValid, text }) => (isValid && text !== '' ? [text] : [])))]
}
