import { getDocumentProxy, getMeta } from 'unpdf'

type PlacedText = { text: string; x: number; y: number; width: number; height: number }
type ReadPage = { width: number; height: number; texts: PlacedText[]; links: string[] }
export type ReadPdf = {
  title: string
  language: string
  isTagged: boolean
  bookmarks: string[]
  pages: ReadPage[]
  /** The whole text in reading order, with single spaces. */
  words: string
}

/** Reads a PDF as its readers see it; `y` is measured from the bottom of the page, in points. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes))
  const { info } = await getMeta(pdf)
  const outline = await pdf.getOutline()
  const pages: ReadPage[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const content = await page.getTextContent()
    const texts = content.items.flatMap((item) =>
      'str' in item && item.str.trim()
        ? [
            {
              text: item.str,
              x: item.transform[4],
              y: item.transform[5],
              width: item.width,
              height: item.height,
            },
          ]
        : [],
    )
    const annotations = await page.getAnnotations()
    pages.push({ width, height, texts, links: annotations.flatMap(({ url }) => url ?? []) })
  }
  return {
    title: info.Title,
    language: info.Language,
    isTagged: (await pdf.getMarkInfo())?.Marked === true,
    bookmarks: outline.map(({ title }) => title),
    pages,
    words: inOneLine(pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ')),
  }
}

/** Normalizes spaces, so that line breaks do not matter in comparisons. */
export const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
