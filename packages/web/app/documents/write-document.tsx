// This import must be first: pages read the records when they are loaded.
import './given-locations.server.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { settingsAttributes } from '#app/platform/build-settings.ts'
import { navigationAt, SiteNavigationContext } from '#app/platform/site-navigation.tsx'
import { BasicHead, iconLinks } from '#app/shell/basic-head.tsx'
import styles from '#app/app.css?inline'
import { DocumentFrame } from './document-frame.tsx'
import { documents } from './documents.ts'
import { HeadTags } from './head-tags.tsx'
import { NewerEdition } from './newer-edition.tsx'
import type { SiteDocument } from './site-document.ts'

export { styles }
/** The paths of all documents. */
export const documentPaths = documents.map(({ path }) => path)

/**
 * Returns the HTML of the document at a path; null if there is none. The build completes it
 * (tools/site/finish-page.ts).
 */
export function writeDocument(path: string): string | null {
  const found = documents.find((document) => document.path === path)
  return found ? `<!DOCTYPE html>${draw(found)}` : null
}

function draw({ path, tags, page, scripts, isWithoutBanner, isWithoutFigures }: SiteDocument): string {
  return renderToStaticMarkup(
    <SiteNavigationContext value={navigationAt(path)}>
      <html lang="en" data-scripts={scripts} {...settingsAttributes}>
        <head>
          <BasicHead />
          <HeadTags tags={tags} />
          {iconLinks.map((link) => (
            <link key={link.href} {...link} />
          ))}
          <style dangerouslySetInnerHTML={{ __html: styles }} />
        </head>
        <body>
          <DocumentFrame hasBanner={!isWithoutBanner}>
            {!isWithoutFigures && <NewerEdition />}
            {page}
          </DocumentFrame>
        </body>
      </html>
    </SiteNavigationContext>,
  )
}
