import type { HomeSky } from '#app/features/constellation/home-sky.ts'
import { Constellation } from '#app/features/constellation/constellation.tsx'
import { ConstellationLegend } from '#app/features/constellation/constellation-legend.tsx'
import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'

/** The dark half of the home page's first section: a city's star map, its legend, and the link to its list. */
export function SkyPanel({ sky }: { sky: HomeSky }) {
  return (
    <div className="night overflow-hidden lg:absolute lg:inset-y-0 lg:end-0 lg:flex lg:w-[calc(50%+16px)] lg:flex-col">
      <div className="lg:hidden">
        <Constellation drawing={sky.phone} />
      </div>
      <div className="hidden min-h-0 flex-1 lg:block">
        <Constellation drawing={sky.desktop} isFilling />
      </div>
      <div className="relative grid gap-1.5 px-gutter pt-0.5 pb-2.5 lg:grid-cols-[1fr_auto] lg:items-end lg:px-4 lg:pb-3">
        <div>
          <p className="text-small font-strong">{m.home_sky_count({ place: sky.name, count: sky.count })}</p>
          <ConstellationLegend entries={sky.desktop.legend} className="mt-0.5" />
        </div>
        <ButtonLink
          to={`/map-locations/${sky.country}/${sky.slug}`}
          variant="outlined"
          size="small"
          className="justify-self-start"
        >
          {m.home_sky_see()}
        </ButtonLink>
      </div>
    </div>
  )
}
