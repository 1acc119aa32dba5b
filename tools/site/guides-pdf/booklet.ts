import PdfKit from 'pdfkit'
import type { Palette } from '../palette.ts'
import type { PrintFonts } from '../print-fonts.ts'
import { breakLines, type Face, type Piece, type Run } from './break-lines.ts'

/** A5 in points: readable on a phone, and two pages fit on a printed sheet. */
export const page = { width: 419.53, height: 595.28, side: 40, top: 44, bottom: 46 }
export const columnWidth = page.width - 2 * page.side

export type TextStyle = { face: Face; size: number; leading: number; color: keyof Palette }

export const styles = {
  title: { face: 'display', size: 25, leading: 28, color: 'ink' },
  heading: { face: 'display', size: 16, leading: 20, color: 'ink' },
  lead: { face: 'display', size: 14, leading: 20, color: 'ink' },
  body: { face: 'text', size: 10.5, leading: 15, color: 'ink' },
  label: { face: 'strong', size: 10, leading: 13.5, color: 'ink' },
  quiet: { face: 'text', size: 9, leading: 12.5, color: 'ink-2' },
} as const satisfies Record<string, TextStyle>

type Details = { title: string; subject: string; keywords: string; day: string }

/** The structure tag of a text, for screen readers. */
export type Tag = 'P' | 'H1' | 'H2' | 'H3' | 'Lbl' | 'LBody' | 'TH' | 'TD' | 'Caption' | 'Span'
type TagOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Row' | 'Column' }

/**
 * A tagged PDF that is written from top to bottom. Blocks first reserve space (`keep`), so that they are not split
 * between pages. The bytes depend only on the content; `day` (YYYY-MM-DD) is its creation date.
 */
export class Booklet {
  readonly doc: PDFKit.PDFDocument
  readonly colors: Palette
  /** The top of the next line, from the top of the page. */
  y = page.top
  pageNumber = 0
  readonly #footer: string
  readonly #root: PDFKit.PDFStructureElement
  #parent: PDFKit.PDFStructureElement
  readonly #widths = new Map<string, number>()

  constructor(fonts: PrintFonts, colors: Palette, { title, subject, keywords, day }: Details) {
    const made = new Date(`${day}T12:00:00Z`)
    const info = { Title: title, Subject: subject, Keywords: keywords, Author: 'Retour', Creator: 'Retour' }
    this.doc = new PdfKit({
      size: [page.width, page.height],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      lang: 'en-US',
      tagged: true,
      displayTitle: true,
      info: { ...info, Producer: 'Retour', CreationDate: made, ModDate: made },
    })
    for (const [face, font] of Object.entries(fonts)) this.doc.registerFont(face, font)
    this.colors = colors
    this.#footer = title
    this.#root = this.doc.struct('Document')
    this.doc.addStructure(this.#root)
    this.#parent = this.#root
  }

  /** Starts a new page with its background, and, unless it is the cover, its footer. */
  startPage({
    ground = 'ground',
    isCover = false,
  }: { ground?: keyof Palette; isCover?: boolean } = {}): void {
    this.doc.addPage()
    this.pageNumber += 1
    this.y = page.top
    this.decorate(() => this.doc.rect(0, 0, page.width + 1, page.height + 1).fill(this.colors[ground]))
    if (!isCover) this.#drawFoot()
  }

  /** Starts a new page if less than `height` points are left. */
  keep(height: number): void {
    if (this.y + height > page.height - page.bottom) this.startPage()
  }

  /** Writes lines of text and moves `y` below them. The runs of one call are one structure element. */
  write(
    runs: readonly Run[] | string,
    style: TextStyle,
    { x = page.side, width = columnWidth, tag = 'P', ...options }: WriteOptions = {},
  ): void {
    const lines = this.linesOf(runs, style, width)
    this.keep(lines.length * style.leading)
    this.group(tag, options, () => {
      for (const line of lines) {
        for (const piece of line) this.#writePiece(piece, style, x)
        this.y += style.leading
      }
    })
  }

  heightOf(runs: readonly Run[] | string, style: TextStyle, width = columnWidth): number {
    return this.linesOf(runs, style, width).length * style.leading
  }

  linesOf(runs: readonly Run[] | string, style: TextStyle, width: number): Piece[][] {
    const all = typeof runs === 'string' ? [{ text: runs, face: style.face }] : runs
    return breakLines(all, width, (text, face) => this.widthOf(text, face, style.size))
  }

  widthOf(text: string, face: Face, size: number): number {
    const key = `${face} ${text}`
    let width = this.#widths.get(key)
    if (width === undefined) {
      width = this.doc.font(face).fontSize(1000).widthOfString(text)
      this.#widths.set(key, width)
    }
    return (width * size) / 1000
  }

  /** Writes one line of text at a baseline, outside of the flow. */
  place(text: string, style: Omit<TextStyle, 'leading'>, x: number, baseline: number): void {
    this.doc
      .font(style.face)
      .fontSize(style.size)
      .fillColor(this.colors[style.color])
      .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
  }

  /** Makes everything that `draw` writes a child of one structure element. */
  group(tag: string, options: TagOptions, draw: () => void): void {
    const element = this.doc.struct(tag, options)
    const parent = this.#parent
    parent.add(element)
    this.#parent = element
    draw()
    element.end()
    this.#parent = parent
  }

  /** Adds what `draw` draws to the current structure element. */
  content(draw: () => void): void {
    this.#parent.add(draw)
  }

  /** Draws lines and backgrounds that have no meaning for screen readers. */
  decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  rule(color: keyof Palette = 'line', weight = 0.6, x = page.side, width = columnWidth): void {
    const { y } = this
    this.decorate(() =>
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(weight)
        .stroke(this.colors[color]),
    )
  }

  /** Returns the finished file. */
  close(): Promise<Buffer> {
    const chunks: Buffer[] = []
    this.#root.end()
    return new Promise((done, fail) => {
      this.doc.on('data', (part: Buffer) => chunks.push(part))
      this.doc.on('end', () => done(Buffer.concat(chunks)))
      this.doc.on('error', fail)
      this.doc.end()
    })
  }

  #writePiece(piece: Piece, style: TextStyle, x: number): void {
    const { text, face, link } = piece
    const color = piece.tint ?? (link ? 'blue-ink' : style.color)
    const baseline = this.y + style.leading / 2 + style.size * 0.34
    const draw = () => this.place(text, { face, size: style.size, color }, x + piece.x, baseline)
    if (!link) return this.content(draw)
    return this.group('Link', {}, () =>
      this.content(() => {
        draw()
        this.#addLink(piece, x + piece.x, baseline, style)
      }),
    )
  }

  #addLink({ text, width, link = '' }: Piece, x: number, baseline: number, { size }: TextStyle): void {
    const words = text.trimEnd()
    const visible = width - this.widthOf(text.slice(words.length), 'text', size)
    this.doc
      .moveTo(x, baseline + 1.6)
      .lineTo(x + visible, baseline + 1.6)
      .lineWidth(0.5)
      .stroke(this.colors['blue-ink'])
    this.doc.link(x, baseline - size, visible, size * 1.35, link, {
      structParent: this.#parent,
      Contents: new String(words),
    } as object)
  }

  #drawFoot(): void {
    const number = String(this.pageNumber)
    const style = { face: 'text', size: 8.5, color: 'ink-3' } as const
    const baseline = page.height - 24
    this.decorate(() => {
      this.place(this.#footer, style, page.side, baseline)
      this.place(number, style, page.width - page.side - this.widthOf(number, 'text', style.size), baseline)
    }, 'Pagination')
  }
}

export type WriteOptions = { x?: number; width?: number; tag?: Tag } & Pick<TagOptions, 'lang' | 'scope'>
