/** The vehicles of a booking (docs/product.md, Booking), in the order of the form. */
export const vehicles = ['sedan', 'van', 'suv'] as const

export type Vehicle = (typeof vehicles)[number]

type VehicleClass = {
  /** "Luxury Sedan" */
  name: string
  /** A description; '' if the name says everything. */
  detail: string
  /** The number of passengers; it does not limit the choice in the form. */
  seats: number
}

const described: Record<Vehicle, VehicleClass> = {
  sedan: { name: 'Luxury Sedan', detail: 'Mercedes E-Class', seats: 3 },
  van: { name: 'Mercedes V-Class', detail: 'Families or luggage', seats: 6 },
  suv: { name: 'Luxury SUV', detail: '', seats: 4 },
}

/** Returns the class of a vehicle. */
export function vehicleClass(vehicle: Vehicle): VehicleClass {
  return described[vehicle]
}

/** Returns the label of a vehicle: "Luxury Sedan (1-3 passengers)". */
export function vehicleLabel(vehicle: Vehicle): string {
  const { name, seats } = described[vehicle]
  return `${name} (1-${seats} passengers)`
}
