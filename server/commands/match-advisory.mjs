import { compare } from 'semver';

/** Whether an advisory of the OSV format (https://ossf.github.io/osv-schema) concerns this version of an npm package. */
export function concerns({ affected = [] }, { name, version }) {
  return affected.some(
    (one) =>
      one.package?.ecosystem === 'npm' &&
      one.package.name === name &&
      ((one.versions ?? []).includes(version) || (one.ranges ?? []).some((range) => isInRange(range, version))),
  );
}

/** The versions of a commit range are hashes, which no lockfile knows. Throws when a version cannot be read. */
function isInRange({ type, events }, version) {
  if (type === 'GIT') {
    return false;
  }
  let isAffected = false;
  for (const { introduced, fixed, last_affected: last } of events.toSorted(byVersion)) {
    if (introduced !== undefined && (introduced === '0' || compare(version, introduced) >= 0)) {
      isAffected = true;
    }
    if ((fixed !== undefined && compare(version, fixed) >= 0) || (last !== undefined && compare(version, last) > 0)) {
      isAffected = false;
    }
  }
  return isAffected;
}

function byVersion(one, other) {
  return compare(versionOf(one), versionOf(other));
}

/** `0` stands for a version before all others. */
function versionOf({ introduced, fixed, last_affected: last, limit }) {
  const version = introduced ?? fixed ?? last ?? limit;
  return version === '0' ? '0.0.0-0' : version;
}
