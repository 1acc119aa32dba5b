import { vehicleClass, vehicles, type Vehicle } from '@retour/domain/booking/vehicles'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'

interface SeatsNoteProps {
  vehicle: Vehicle
  passengers: number
  onChoose: (vehicle: Vehicle) => void
}

/**
 * A note that more people come than the car has seats, with a car that is large enough. The request may be sent anyway.
 */
export function SeatsNote({ vehicle, passengers, onChoose }: SeatsNoteProps) {
  const { name, seats } = vehicleClass(vehicle)
  const fitting = vehicles
    .filter((other) => vehicleClass(other).seats >= passengers)
    .sort((one, other) => vehicleClass(one).seats - vehicleClass(other).seats)[0]
  return (
    <div role="status">
      {passengers > seats && fitting && (
        <Note>
          <p>{m.booking_seats_exceeded({ name, seats, passengers })}</p>
          <Button
            variant="quiet"
            size="small"
            className="-ms-1.75 justify-start text-start"
            onClick={() => onChoose(fitting)}
          >
            {m.booking_seats_take({ name: vehicleClass(fitting).name })}
          </Button>
        </Note>
      )}
    </div>
  )
}
