import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ConstellationDrawing } from '../../../packages/web/app/features/constellation/drawing.ts'
import { webDirectory } from '../site-paths.ts'
import { type Booklet, columnWidth, page } from './booklet.ts'
import { drawSky } from './draw-sky.ts'

type Cover = {
  country: string
  kicker: string
  rule: string
  lines: string[]
  sky: ConstellationDrawing
  skyCaption: string
}

/** The area of the wordmark in the units of the slot 'home-desktop', where no label may be. */
export const wordmarkOverSky = { x: 40, y: -20, width: 190, height: 64 }

/** Draws the cover: dark background, the star map of the main city, the country's name. */
export function drawCover(booklet: Booklet, { country, kicker, rule, lines, sky, skyCaption }: Cover): void {
  booklet.startPage({ ground: 'night', isCover: true })
  booklet.group('Figure', { alt: sky.description }, () =>
    booklet.content(() => drawSky(booklet, sky, { y: 42, width: page.width })),
  )
  booklet.decorate(() => drawMark(booklet, page.side, 34, 26))
  booklet.group('P', {}, () =>
    booklet.content(() =>
      booklet.place('Retour', { face: 'display', size: 22, color: 'night-ink' }, page.side + 34, 54),
    ),
  )
  booklet.y = 404
  booklet.write(skyCaption, { face: 'text', size: 8.5, leading: 12, color: 'night-ink-2' })
  booklet.y = 426
  booklet.group('H1', {}, () => {
    booklet.write(kicker, { face: 'text', size: 13, leading: 16, color: 'night-ink-2' }, { tag: 'Span' })
    booklet.write(country, { face: 'display', size: 58, leading: 58, color: 'night-ink' }, { tag: 'Span' })
  })
  booklet.y += 10
  booklet.write(rule, { face: 'strong', size: 11, leading: 15, color: 'star-gold' })
  booklet.y += 1
  for (const line of lines)
    booklet.write(
      line,
      { face: 'text', size: 9, leading: 12.5, color: 'night-ink-2' },
      { width: columnWidth },
    )
}

/** Draws the logo from the site's icon, on its grid of 32. */
function drawMark({ doc, colors }: Booklet, x: number, y: number, size: number): void {
  const icon = readFileSync(join(webDirectory, 'public', 'icon.svg'), 'utf8')
  const arrow = / d="([^"]+)"/.exec(icon)?.[1] ?? ''
  const [, cx = '', cy = '', r = ''] = /cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/.exec(icon) ?? []
  doc
    .save()
    .translate(x, y)
    .scale(size / 32)
  doc.path(arrow).lineWidth(2.6).lineCap('round').lineJoin('round').stroke(colors['night-ink'])
  doc.circle(Number(cx), Number(cy), Number(r)).fill(colors['star-gold'])
  doc.restore()
}
