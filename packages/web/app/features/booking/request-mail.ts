/** A mail to the operator with what is known filled in and a line for each thing that a driver must know. */
export function requestMail(operatorEmail: string, placeName: string, destination: string): string {
  const subject = `Chauffeur request: ${placeName}`
  const body = [
    'Hello,',
    '',
    `I would like to book a chauffeur in ${placeName}.`,
    '',
    'Pickup date and time: ',
    'Pickup location: ',
    `Dropoff location: ${destination}`,
    'Passengers: ',
    'Phone: ',
    'Special requests: ',
  ].join('\r\n')
  return `mailto:${encodeURIComponent(operatorEmail).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
