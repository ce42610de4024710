import type { staff } from '#contract/staff.ts'
import type { Handlers } from '../../unit-of-work/work.ts'
import { coachingRecords, coachPage } from './coaching.service.ts'
import {
  coachesBySport,
  departmentPage,
  listDepartments,
  staffDirectory,
  staffMember,
  staffOfSport,
  supportStaffMember,
} from './staff.service.ts'

export const staffRoutes: Handlers<typeof staff> = {
  directory: (work, query) => staffDirectory(work, query),
  departments: (work) => listDepartments(work),
  department: (work, { departmentId }) => departmentPage(work, departmentId),
  bySport: (work, { slug }) => staffOfSport(work, slug),
  member: (work, { staffMemberId }) => staffMember(work, staffMemberId),
  coachesBySport: (work, { slug, season }) => coachesBySport(work, slug, season),
  coachingRecords: (work, { slug, type }) => coachingRecords(work, slug, type),
  coach: (work, { coachId }) => coachPage(work, coachId),
  supportStaff: (work, { supportStaffId }) => supportStaffMember(work, supportStaffId),
}
