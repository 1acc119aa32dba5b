// Draws the app icons from the logo: `node tools/draw-icons.ts`, after a change of packages/web/public/icon.svg.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from './find-chromium.ts'

const folder = join(import.meta.dirname, '..', 'packages', 'web', 'public')

/** The background of the star maps, with the logo in the colors of the dark theme. */
const night = '#0b1733'
const markOnNight = 'path{fill:none;stroke:#f6f0e2}circle{fill:#e8c069}'

/**
 * `markShare` is the logo's size as a share of the icon's. A maskable icon keeps everything inside the central 80 %,
 * which every mask shows. Apple's phones round the corners themselves.
 */
const icons = [
  { file: 'icon-180.png', side: 180, markShare: 0.66, cornerShare: 0 },
  { file: 'icon-192.png', side: 192, markShare: 0.66, cornerShare: 0.22 },
  { file: 'icon-512.png', side: 512, markShare: 0.66, cornerShare: 0.22 },
  { file: 'icon-maskable-512.png', side: 512, markShare: 0.52, cornerShare: 0 },
]

const shapes = readFileSync(join(folder, 'icon.svg'), 'utf8')
  .replace(/<style>[\s\S]*<\/style>/, '')
  .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')

const grid = 32
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const { file, side, markShare, cornerShare } of icons) {
  // The center of the logo's shape, which is not exactly the center of its grid.
  const shift = `translate(${grid / 2} ${grid / 2}) scale(${markShare}) translate(-16.65 -16.1)`
  await page.setViewportSize({ width: side, height: side })
  await page.setContent(
    `<style>body{margin:0}svg{display:block}${markOnNight}</style>
    <svg width="${side}" height="${side}" viewBox="0 0 ${grid} ${grid}">
      <rect width="${grid}" height="${grid}" rx="${cornerShare * grid}" fill="${night}"/>
      <g transform="${shift}">${shapes}</g>
    </svg>`,
  )
  await page.screenshot({ path: join(folder, file), omitBackground: true })
}
await browser.close()
