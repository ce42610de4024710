import { type RouteConfig, route } from '@react-router/dev/routes'

export default [route('roster', 'roster.tsx')] satisfies RouteConfig
