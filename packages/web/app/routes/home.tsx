import { homeWords } from '@retour/domain/content/home/home-words'
import { ruleNumbers } from '@retour/domain/content/rule-numbers'
import { type MetaArgs, useLoaderData } from 'react-router'
import { homeSkyOf } from '#app/features/constellation/constellation-of.server.ts'
import { FourSteps } from '#app/features/guides/four-steps.tsx'
import type { PageHandle } from '#app/platform/page-handle.ts'
import { pageEdition } from '#app/platform/build-settings.ts'
import { describePage } from '#app/platform/page-meta.ts'
import { AccountBanner } from '#app/shell/account-banner.tsx'
import { Part } from '#app/ui/part.tsx'
import { destinationSkies } from './destinations.server.ts'
import { brandsInEveryCity } from './home-brands.server.ts'
import { HomeConcierge } from './home-concierge.tsx'
import { HomeDestinations } from './home-destinations.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeInsider } from './home-insider.tsx'
import { HomeIntro } from './home-intro.tsx'
import { HomeQuestions } from './home-questions.tsx'
import { HomeWhy } from './home-why.tsx'

export const handle: PageHandle = { program: 'painted' }

export function loader() {
  return {
    sky: homeSkyOf('france', 'paris'),
    destinations: destinationSkies(),
    brands: brandsInEveryCity(),
    words: homeWords(ruleNumbers(pageEdition)),
  }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { title, description, keywords } = loaderData.words
  return describePage({ title, description, keywords, path: '/' })
}

export default function Home() {
  const { sky, destinations, brands, words } = useLoaderData<typeof loader>()
  return (
    <>
      <HomeHero firstSky={sky} />
      <Part>
        <AccountBanner />
      </Part>
      <HomeIntro words={words.intro} />
      <HomeConcierge words={words.concierge} />
      <HomeInsider words={words.insider} brands={brands} />
      <FourSteps />
      <HomeDestinations destinations={destinations} />
      <HomeQuestions words={words.questions} />
      <HomeWhy words={words.whyTaxFree} />
    </>
  )
}
