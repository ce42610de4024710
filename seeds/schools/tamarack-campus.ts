import type { DepartmentData, FacilityData } from './school-data.ts'

export const tamarackFacilities: FacilityData[] = [
  {
    key: 'raft-hall',
    title: 'Raft Hall',
    capacity: 1_850,
    opened: 1978,
    families: ['basketball', 'volleyball', 'wrestling'],
    featured: true,
    description:
      'A timber-roofed gym named for the spring when the whole college hauled the roof beams across the lake. Basketball and volleyball play here, and the balcony rail is never far from the floor.',
  },
  {
    key: 'kettle-field',
    title: 'Kettle Field',
    capacity: 1_200,
    opened: 1992,
    families: ['soccer'],
    featured: true,
    description:
      'A turf field in a bowl of larches that turn gold in October, with a hillside that serves as the main stand.',
  },
  {
    key: 'cutbank-park',
    title: 'Cutbank Park',
    capacity: 900,
    opened: 1985,
    families: ['baseball', 'softball'],
    description:
      'Two diamonds back to back above the river, sharing a press box and the best grill in the conference.',
  },
  {
    key: 'larch-lake-trails',
    title: 'Larch Lake Trails',
    capacity: null,
    opened: 1999,
    families: ['cross-country'],
    description: 'Eight kilometers of soft trail around the lake. Two long hills decide most races.',
  },
  {
    key: 'larch-lake-oval',
    title: 'Larch Lake Oval',
    capacity: 700,
    opened: 2010,
    families: ['track'],
    description: 'An eight-lane track with a covered straight for the wet months.',
  },
  {
    key: 'headwaters-pool',
    title: 'Headwaters Pool',
    capacity: 450,
    opened: 2004,
    families: ['swimming'],
    description: 'Eight lanes heated by the campus geothermal loop, with a wall of windows on the forest.',
  },
  {
    key: 'cold-saddle-slopes',
    title: 'Saddleback Ski Area',
    capacity: null,
    opened: 1963,
    families: ['skiing'],
    featured: true,
    description:
      'Twenty minutes from campus: two race lanes, 15 kilometers of groomed Nordic trail and a wax cabin of our own.',
  },
  {
    key: 'larch-courts',
    title: 'Larch Courts',
    capacity: 200,
    opened: 1996,
    families: ['tennis'],
    description: 'Six outdoor courts out of the wind and three under a bubble from November to March.',
  },
  {
    key: 'meadow-nine',
    title: 'The Meadow',
    capacity: null,
    opened: 1954,
    families: ['golf'],
    description: 'Nine quiet holes beside the creek, played twice around.',
  },
]

export const tamarackDepartments: DepartmentData[] = [
  {
    title: 'Administration',
    jobs: [
      'Director of Athletics',
      'Associate Director of Athletics',
      'Assistant Director, Operations',
      'Office Manager',
      'Faculty Athletics Representative',
    ],
  },
  {
    title: 'Communications',
    jobs: ['Director of Communications', 'Digital Media Coordinator', 'Video Coordinator'],
  },
  { title: 'Compliance', jobs: ['Director of Compliance and Student Success', 'Academic Coordinator'] },
  { title: 'Equipment', jobs: ['Equipment Manager', 'Assistant Equipment Manager'] },
  {
    title: 'Facilities and Events',
    jobs: ['Director of Facilities', 'Event Coordinator', 'Aquatics Director'],
  },
  { title: 'Otter Club', jobs: ['Director of Athletics Giving', 'Alumni Relations Coordinator'] },
  { title: 'Sports Medicine', jobs: ['Head Athletic Trainer', 'Athletic Trainer', 'Athletic Trainer'] },
  { title: 'Strength and Conditioning', jobs: ['Director of Strength and Conditioning', 'Strength Coach'] },
]
