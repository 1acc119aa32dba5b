import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { lateScript } from '#app/platform/late-script.ts'
import { prepareReader, readCodes } from './read-codes.ts'

/** Loads the reader of codes. Its WebAssembly comes from this site, at the first scan. */
export const { useScript: useReader } = lateScript(async () => {
  await prepareReader({ url: wasmUrl })
  return readCodes
})
