import { countries } from '@retour/domain/places/countries'
import { guideFile } from '@retour/domain/content/guides/guide-file'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GuideDownload } from './guide-download.tsx'

test.each(countries)(
  '%s: before any script it is a plain link to the file, and says nothing yet',
  (country) => {
    const { path, title } = guideFile(country)
    const markup = renderToStaticMarkup(<GuideDownload href={path} title={title} />)
    expect(markup).toMatch(new RegExp(`<a href="${path}" download=""`))
    expect(markup).toContain(title)
    expect(markup).toMatch(/<p role="status"[^>]*><\/p>/)
    expect(markup).not.toMatch(/<progress| aria-disabled=/)
  },
)
