/** '12 events', '1 event', 'No events'. */
export const countEvents = (count: number): string =>
  count === 0 ? 'No events' : count === 1 ? '1 event' : `${count} events`
