import type { Vehicle } from '@retour/domain/booking/vehicles'

/** Side views at one scale: body, windows, sill. The wheels of all cars are at y 33. */
const outlines: Record<Vehicle, { body: string; glass: string; wheels: [number, number] }> = {
  sedan: {
    body: 'M5 29c-2-1-2-5-1-8 5-2 12-3 18-4 7-5 13-8 22-8 10 0 16 3 22 8 8 1 16 2 20 5 2 2 2 5 1 7H78.5M63.500 29H28.500M13.500 29H5',
    glass: 'M28 17c5-3 9-5 15-5v5zM46 12c6 0 10 2 15 5H46z',
    wheels: [21, 71],
  },
  van: {
    body: 'M4 29c-1-6-1-15 1-20 1-3 3-4 6-4h44c6 0 10 4 15 10 7 1 14 3 17 6 2 3 2 6 1 8H81.500M66.500 29H27.500M12.500 29H4',
    glass: 'M9 15V9h15v6zM27 15V9h15v6zM45 15V9h10c4 0 7 3 10 6z',
    wheels: [20, 74],
  },
  suv: {
    body: 'M5 29c-1-4-1-8 0-12 2-3 4-7 7-10 2-1 4-2 7-2h28c8 0 13 5 19 10 8 1 16 3 19 6 2 3 2 6 1 8H79.500M64.500 29H28.500M13.500 29H5',
    glass: 'M14 15c1-3 3-5 6-6h10v6zM33 15V9h11c6 0 10 3 15 6z',
    wheels: [21, 72],
  },
}

/**
 * A drawing of a car in the line width of the site's other drawings. It is decorative; the text beside it names the
 * car.
 */
export function VehicleDrawing({ vehicle }: { vehicle: Vehicle }) {
  const { body, glass, wheels } = outlines[vehicle]
  return (
    <svg
      aria-hidden
      viewBox="0 0 92 36"
      className="h-4.5 w-auto"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={body} />
      <path d={glass} />
      {wheels.map((x) => (
        <g key={x}>
          <circle cx={x} cy={27} r={6} />
          <circle cx={x} cy={27} r={1.2} />
        </g>
      ))}
    </svg>
  )
}
