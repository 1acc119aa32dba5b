/** The vehicles of a booking (specification, section 9), in the order of the form. */
export const vehicles = ['sedan', 'van', 'suv'] as const

export type Vehicle = (typeof vehicles)[number]

const described: Record<Vehicle, { name: string; passengers: string }> = {
  sedan: { name: 'Luxury Sedan', passengers: '1-3 passengers' },
  van: { name: 'Mercedes V-Class', passengers: '1-6 passengers' },
  suv: { name: 'Luxury SUV', passengers: '1-4 passengers' },
}

/** "Luxury Sedan" */
export function vehicleName(vehicle: Vehicle): string {
  return described[vehicle].name
}

/** "Luxury Sedan (1-3 passengers)": whom it holds, which does not limit the choice of passengers. */
export function vehicleLabel(vehicle: Vehicle): string {
  return `${described[vehicle].name} (${described[vehicle].passengers})`
}
