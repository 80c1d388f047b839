"use strict";

const workspaceBuild = /[\\/](?:packages[\\/][^\\/]+|examples)[\\/]dist[\\/]/;
const installed = /[\\/]node_modules[\\/]/;

/**
 * Sources import each other as `./x.js`, the name that holds after the build; here it means `./x.ts`.
 * A module of a build is refused, and Jest reports it as not found: a test that loads one says nothing
 * about the sources.
 */
module.exports = function resolve(request, options) {
  const fromSource = !installed.test(options.basedir);
  const path = options.defaultResolver(
    request,
    fromSource ? { ...options, extensionAlias: { ".js": [".ts", ".js"] } } : options,
  );
  if (!installed.test(path) && workspaceBuild.test(path)) {
    throw new Error(`Tests run against the sources, but ${request} is ${path}.`);
  }
  return path;
};
