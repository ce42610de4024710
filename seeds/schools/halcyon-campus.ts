import type { DepartmentData, FacilityData } from './school-data.ts'

export const halcyonFacilities: FacilityData[] = [
  {
    key: 'harborlight-stadium',
    title: 'Harborlight Stadium',
    capacity: 41_200,
    opened: 1956,
    families: ['football', 'lacrosse'],
    featured: true,
    description:
      'Set into the bluff above the ship channel, Harborlight Stadium has been the home of Kingfisher football since 1956. The open east end looks over the water, and the beacon on its press tower is lit after every home win. A 2019 renewal added a field-level club, a wider concourse and one of the largest video boards in the conference.',
  },
  {
    key: 'tern-arena',
    title: 'Tern Arena',
    capacity: 9_850,
    opened: 1998,
    families: ['basketball'],
    featured: true,
    description:
      'Tern Arena seats 9,850 in two steep decks around the floor and holds both basketball programs, their practice gyms and a sports-medicine suite. Students fill the lower bowl behind both baskets, a stretch known on campus as the Nest.',
  },
  {
    key: 'saltmarsh-park',
    title: 'Saltmarsh Park',
    capacity: 4_300,
    opened: 2006,
    families: ['baseball'],
    featured: true,
    description:
      'The brick-and-timber ballpark on the edge of the marsh opened in 2006. Its short porch in right field, a grass berm along the third-base line and an evening breeze off the water give it a character of its own.',
  },
  {
    key: 'driftwood-field',
    title: 'Driftwood Field',
    capacity: 1_450,
    opened: 2011,
    families: ['softball'],
    description:
      'Driftwood Field gives Halcyon State softball chairback seats close to the dirt, covered batting tunnels and a clubhouse behind the home dugout.',
  },
  {
    key: 'cordgrass-pitch',
    title: 'Cordgrass Pitch',
    capacity: 3_600,
    opened: 2003,
    families: ['soccer'],
    description:
      'A natural-grass pitch with a covered main stand, Cordgrass hosts both soccer programs under lights on autumn evenings.',
  },
  {
    key: 'rookery-gym',
    title: 'The Rookery',
    capacity: 2_750,
    opened: 1939,
    families: ['volleyball', 'wrestling'],
    featured: true,
    description:
      'The old field house, restored in 2014 under its original timber trusses, is among the loudest small rooms in college sport. Volleyball and wrestling share it.',
  },
  {
    key: 'breaker-ice-center',
    title: 'Breaker Ice Center',
    capacity: 4_100,
    opened: 2009,
    families: ['ice-hockey'],
    description:
      'An arena bowl on one side and a community rink on the other, the Breaker is busy from five in the morning.',
  },
  {
    key: 'osprey-turf',
    title: 'Osprey Turf Complex',
    capacity: 1_200,
    opened: 2013,
    families: ['field-hockey', 'lacrosse'],
    description:
      'Two floodlit turf fields, a water-based surface for field hockey and a team building between them.',
  },
  {
    key: 'seawall-tennis',
    title: 'Seawall Tennis Center',
    capacity: 600,
    opened: 2001,
    families: ['tennis'],
    description: 'Twelve outdoor courts behind the seawall and six indoor courts for the winter.',
  },
  {
    key: 'dune-ridge-links',
    title: 'Kingfisher Links',
    capacity: null,
    opened: 1971,
    families: ['golf'],
    description:
      'Eighteen holes along the dunes, with a short-game area and an indoor hitting bay kept for the two golf teams.',
  },
  {
    key: 'marsh-loop',
    title: 'Marsh Loop Course',
    capacity: null,
    opened: 1988,
    families: ['cross-country'],
    description:
      'A flat, fast 2-kilometer loop on boardwalk and grass, with a finishing straight in view of the start.',
  },
  {
    key: 'lantern-oval',
    title: 'Lantern Oval',
    capacity: 2_000,
    opened: 1994,
    families: ['track'],
    description:
      'A nine-lane outdoor oval with two jump runways, a throws field and timing on every straight.',
  },
  {
    key: 'tidepool-natatorium',
    title: 'Tidepool Natatorium',
    capacity: 1_100,
    opened: 2008,
    families: ['swimming', 'water-polo'],
    description: 'A 50-meter pool with two movable bulkheads and a separate diving well under a glass roof.',
  },
  {
    key: 'inner-harbor-boathouse',
    title: 'Inner Harbor Boathouse',
    capacity: null,
    opened: 2016,
    families: ['rowing'],
    description:
      'Four boat bays, an erg hall over the water and 2,000 buoyed meters within sight of the deck.',
  },
]

export const halcyonDepartments: DepartmentData[] = [
  {
    title: 'Administration',
    jobs: [
      'Director of Athletics',
      'Deputy Director of Athletics',
      'Senior Woman Administrator',
      'Senior Associate AD, Sport Administration',
      'Associate AD, Strategy',
      'Chief of Staff',
      'Executive Assistant',
      'Faculty Athletics Representative',
    ],
  },
  {
    title: 'Academic Services',
    jobs: [
      'Associate AD, Academic Services',
      'Director of Learning Support',
      'Academic Counselor',
      'Academic Counselor',
      'Academic Counselor',
      'Learning Specialist',
      'Tutorial Coordinator',
    ],
  },
  {
    title: 'Business Office',
    jobs: [
      'Chief Financial Officer',
      'Director of Business Operations',
      'Accountant',
      'Travel Coordinator',
      'Human Resources Manager',
    ],
  },
  {
    title: 'Communications',
    jobs: [
      'Associate AD, Communications',
      'Director of Communications',
      'Assistant Director, Communications',
      'Assistant Director, Communications',
      'Communications Assistant',
      'Director of Photography',
      'Historian',
    ],
  },
  {
    title: 'Compliance',
    jobs: [
      'Associate AD, Compliance',
      'Director of Compliance',
      'Compliance Coordinator',
      'Eligibility Coordinator',
    ],
  },
  {
    title: 'Creative and Digital',
    jobs: [
      'Director of Digital Strategy',
      'Director of Video Production',
      'Video Producer',
      'Graphic Designer',
      'Social Media Coordinator',
      'Broadcast Engineer',
    ],
  },
  {
    title: 'Equipment',
    jobs: [
      'Director of Equipment',
      'Assistant Equipment Manager',
      'Assistant Equipment Manager',
      'Equipment Assistant',
    ],
  },
  {
    title: 'Facilities and Events',
    jobs: [
      'Senior Associate AD, Facilities',
      'Director of Event Management',
      'Assistant Director, Events',
      'Assistant Director, Events',
      'Turf Manager',
      'Arena Operations Manager',
      'Facility Coordinator',
    ],
  },
  {
    title: 'Kingfisher Fund',
    jobs: [
      'Executive Director',
      'Senior Director of Major Gifts',
      'Director of Annual Giving',
      'Development Officer',
      'Development Officer',
      'Donor Relations Coordinator',
    ],
  },
  {
    title: 'Marketing and Fan Engagement',
    jobs: [
      'Associate AD, Marketing',
      'Director of Fan Engagement',
      'Marketing Coordinator',
      'Director of Spirit Programs',
      'Director of Pep Bands',
    ],
  },
  {
    title: 'Sports Medicine',
    jobs: [
      'Head Team Physician',
      'Director of Sports Medicine',
      'Associate Athletic Trainer',
      'Associate Athletic Trainer',
      'Assistant Athletic Trainer',
      'Assistant Athletic Trainer',
      'Director of Sports Psychology',
      'Sports Dietitian',
    ],
  },
  {
    title: 'Strength and Conditioning',
    jobs: [
      'Director of Strength and Conditioning',
      'Associate Director, Strength',
      'Assistant Strength Coach',
      'Sports Scientist',
    ],
  },
  {
    title: 'Ticket Office',
    jobs: [
      'Director of Ticket Operations',
      'Ticket Sales Manager',
      'Account Executive',
      'Account Executive',
      'Box Office Manager',
    ],
  },
]
